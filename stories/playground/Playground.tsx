import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { writePath } from '../../src/config/check/document/path';
import type { Section } from '../../src/config/site-config.generated';
import { PageScreen } from '../../src/site/PageScreen';
import { beginningOf } from '../harness/page-story';
import { SiteAround } from '../harness/SiteAround';
import { useSampleSite } from '../harness/SiteFrame';
import { checkedSite } from '../harness/told-site';
import { checkSection, type SectionChecked } from './check-section';
import { Editor } from './Editor';
import { sectionPlaces, type SectionPlace } from './section-places';

const Beside = styled('main')`
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

const Choice = styled('label')`
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

const places = sectionPlaces(checkedSite.config);

interface Typed extends SectionChecked {
  readonly text: string;
  /** The last one with which nothing was wrong. */
  readonly good: Section;
}

function begin(place: SectionPlace): Typed {
  const text = JSON.stringify(place.section, null, 2);
  return { text, good: place.section, ...checkSection(text, place) };
}

/** The section on a page of the site, about the same subject. */
function Drawn({ place, section }: { readonly place: SectionPlace; readonly section: Section }) {
  const site = useSampleSite();
  const { page } = place;
  const { columns: _columns, ...withoutSections } = page;
  const at = useMemo(() => beginningOf(site, page.path, 'chosen'), [site, page]);
  return (
    <div lang={site.language.locale}>
      <SiteAround at={at}>
        <PageScreen
          key={JSON.stringify(section)}
          page={{ ...withoutSections, sections: [section] }}
          subject={at.state ?? null}
        />
      </SiteAround>
    </div>
  );
}

interface PlaceChoiceProps {
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

function PlaceChoice({ chosen, onChoose }: PlaceChoiceProps) {
  return (
    <Choice lang="en">
      <b>Section</b>
      <select
        value={chosen}
        onChange={({ target }) => {
          onChoose(Number(target.value));
        }}
      >
        {places.map(({ path, page, section }, index) => (
          <option key={index} value={index}>
            {`${page.path}  ${section.template}  (${writePath(path)})`}
          </option>
        ))}
      </select>
    </Choice>
  );
}

/** A section of the site's config to play with: its text beside its drawing, the last good one where it is wrong. */
export function Playground({ start }: { readonly start: number }) {
  const [chosen, choose] = useState(start);
  const place = places[chosen];
  if (!place) return null;
  return <Play key={chosen} place={place} chosen={chosen} onChoose={choose} />;
}

function Play({ place, ...choice }: PlaceChoiceProps & { readonly place: SectionPlace }) {
  const [typed, setTyped] = useState(() => begin(place));
  const type = (text: string) => {
    const checked = checkSection(text, place);
    setTyped((before) => ({ text, good: checked.section ?? before.good, ...checked }));
  };
  return (
    <Beside>
      <div className="told">
        <PlaceChoice {...choice} />
        <Editor text={typed.text} problems={typed.problems} onType={type} />
      </div>
      <Drawn place={place} section={typed.good} />
    </Beside>
  );
}

/** The index of the first section of a template, or of the first of all. */
export function firstOf(template: Section['template']): number {
  return Math.max(
    0,
    places.findIndex(({ section }) => section.template === template),
  );
}
