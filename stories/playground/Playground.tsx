import styled from '@emotion/styled';
import { useMemo, useState } from 'react';
import { formatPath } from '../../src/check/document/path';
import type { Section } from '../../src/engine/site-config.generated';
import { PageScreen } from '../../src/site/page/PageScreen';
import { startLocation } from '../harness/page-story';
import { MockSite } from '../harness/MockSite';
import { useSampleSite } from '../harness/SiteFrame';
import { checkedSite } from '../harness/story-site';
import { checkSection, type SectionCheck } from './check-section';
import { Editor } from './Editor';
import { sectionLocations, type SectionLocation } from './section-locations';

const Columns = styled('main')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
  & > .told {
    padding: 0 var(--gutter);
  }
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    & > .told {
      padding-inline-end: 0;
    }
  }
`;

const SelectLabel = styled('label')`
  display: block;
  margin-bottom: 16px;
  & > select {
    display: block;
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-control);
    background: var(--surface);
    font-size: var(--small);
  }
`;

const locations = sectionLocations(checkedSite.config);

interface EditorState extends SectionCheck {
  readonly text: string;
  /** The last one with which nothing was wrong. */
  readonly lastValid: Section;
}

function initialState(place: SectionLocation): EditorState {
  const text = JSON.stringify(place.section, null, 2);
  return { text, lastValid: place.section, ...checkSection(text, place) };
}

/** The section on a page of the site, about the same subject. */
function SectionPreview({ place, section }: { readonly place: SectionLocation; readonly section: Section }) {
  const site = useSampleSite();
  const { page } = place;
  const { columns: _columns, ...withoutSections } = page;
  const at = useMemo(() => startLocation(site, page.path, 'chosen'), [site, page]);
  return (
    <div lang={site.language.locale}>
      <MockSite at={at}>
        <PageScreen
          key={JSON.stringify(section)}
          page={{ ...withoutSections, sections: [section] }}
          subject={at.state ?? null}
        />
      </MockSite>
    </div>
  );
}

interface SectionSelectProps {
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

function SectionSelect({ chosen, onChoose }: SectionSelectProps) {
  return (
    <SelectLabel lang="en">
      <b>Section</b>
      <select
        value={chosen}
        onChange={({ target }) => {
          onChoose(Number(target.value));
        }}
      >
        {locations.map(({ path, page, section }, index) => (
          <option key={index} value={index}>
            {`${page.path}  ${section.template}  (${formatPath(path)})`}
          </option>
        ))}
      </select>
    </SelectLabel>
  );
}

/** A section of the site's config to play with: its text beside its drawing, the last good one where it is wrong. */
export function Playground({ start }: { readonly start: number }) {
  const [chosen, choose] = useState(start);
  const place = locations[chosen];
  if (!place) return null;
  return <SectionEditor key={chosen} place={place} chosen={chosen} onChoose={choose} />;
}

function SectionEditor({ place, ...choice }: SectionSelectProps & { readonly place: SectionLocation }) {
  const [typed, setTyped] = useState(() => initialState(place));
  const type = (text: string) => {
    const checked = checkSection(text, place);
    setTyped((before) => ({ text, lastValid: checked.section ?? before.lastValid, ...checked }));
  };
  return (
    <Columns>
      <div className="told">
        <SectionSelect {...choice} />
        <Editor text={typed.text} problems={typed.problems} onChange={type} />
      </div>
      <SectionPreview place={place} section={typed.lastValid} />
    </Columns>
  );
}

/** The index of the first section of a template, or of the first of all. */
export function firstSectionOf(template: Section['template']): number {
  return Math.max(
    0,
    locations.findIndex(({ section }) => section.template === template),
  );
}
