import { describe, expect, it } from 'vitest';
import type { CouncilRecord } from '../../../src/engine/record/record';
import type { PublicConfig } from '../../../src/engine/site/site';
import type { SourceState } from '../../../src/engine/source/load-state';
import { buildMenu, type MenuInput } from '../../../src/site/menu/build-menu';
import type { MenuNode } from '../../../src/site/menu/menu-node';
import { menuDependencies } from '../../../src/site/menu/menu-dependencies';
import { contextIn } from '../../engine/binding/sample-context';

const context = contextIn('EN');
const taxes = { taxCollectionUrl: 'https://tax.example/pay', proTaxUrl: 'https://tax.example/professional' };

function ready(...records: readonly CouncilRecord[]): SourceState {
  return { state: 'ready', records, missing: false };
}

const filled = {
  organisations: ready({ id: 1, name: 'School' }, { id: '2', name: 'Dairy' }),
  committees: ready({ id: 7, name: 'Water committee' }),
  schemes: ready({ name: 'Housing', filePath: 'https://schemes.example/1.pdf', description: 'For a house' }),
};

interface Changes extends Partial<Omit<MenuInput, 'place' | 'context'>> {
  readonly path?: string;
  readonly menu?: PublicConfig['menu'];
}

function menuWith({ path = '/', menu, ...changes }: Changes = {}): readonly MenuNode[] {
  const { site } = context;
  const config = menu ? { ...site.config, menu } : site.config;
  return buildMenu({
    context: { ...context, site: { ...site, config } },
    lists: filled,
    flags: { onlineServices: true },
    council: taxes,
    route: { page: config.pages.find((page) => page.path === path) ?? null },
    subject: null,
    ...changes,
  });
}

/** An entry in words: its label, what it leads to, and what is under it. */
function tell(node: MenuNode): string {
  if (node.kind === 'status') return node.text;
  const label = `${node.label.text}${node.kind !== 'external' && node.highlighted ? '*' : ''}`;
  if (node.kind === 'group') return `${label} [${node.entries.map(tell).join(', ')}]`;
  if (node.kind === 'external') return `${label} -> ${node.href}`;
  return `${label} ${node.path}${node.subject ? `#${node.subject.id}` : ''}`;
}

function entry(label: string, menu: readonly MenuNode[]): string | undefined {
  return menu.map(tell).find((line) => line.startsWith(label));
}

describe('the menu of the sample village', () => {
  it('has the entries of the specification, in their order', () => {
    expect(menuWith().map((node) => ('label' in node ? node.label.text : '-'))).toEqual([
      'Home',
      'My Village',
      'Panchayat',
      'Govt Organization',
      'Online Service',
      'Development Work',
      'Donors',
      'Beneficiaries',
      'Govt Schemes',
      'Govt Form',
      'Lok Swagat',
      'Contact Us',
    ]);
  });

  it('has the committees in the fifth place when the flag is off', () => {
    const menu = menuWith({ flags: { onlineServices: false } });
    expect(tell(menu[4] ?? { kind: 'status', text: '', retry: null })).toBe(
      'Committee [Water committee /committee#7]',
    );
    expect(menu).toHaveLength(12);
  });

  it('has a group of pages for each organisation', () => {
    expect(entry('Govt Organization', menuWith())).toBe(
      'Govt Organization [' +
        ['School', 'Dairy']
          .map(
            (name, index) =>
              `${name} [About /orgabout#${index + 1}, Employees /orgemployee#${index + 1}, ` +
              `Activities /orgactivity#${index + 1}, Achievements /orgachievement#${index + 1}, ` +
              `Photo Gallery /orggallery#${index + 1}, Statistical /orgstatistic#${index + 1}]`,
          )
          .join(', ') +
        ']',
    );
  });

  it('has the schemes with their documents and descriptions', () => {
    const group = menuWith().find((node) => node.kind === 'group' && node.label.text === 'Govt Schemes');
    expect(group).toMatchObject({
      entries: [
        { kind: 'external', href: 'https://schemes.example/1.pdf', tooltip: { text: 'For a house' } },
      ],
    });
  });

  it('names a scheme without a document', () => {
    const menu = menuWith({
      lists: { ...filled, schemes: ready({ name: 'Housing', filePath: 'javascript:1' }) },
    });
    expect(entry('Govt Schemes', menu)).toBe('Govt Schemes [Housing]');
  });
});

describe('addresses of the council', () => {
  it('are left out one by one', () => {
    const menu = menuWith({ council: { ...taxes, proTaxUrl: null } });
    expect(entry('Online Service', menu)).toBe('Online Service [Pay Tax -> https://tax.example/pay]');
  });

  it.each([
    ['are missing', {}],
    ['are no addresses', { taxCollectionUrl: 'javascript:alert(1)', proTaxUrl: 5 }],
    ['are not known', null],
  ])('take their group with them when they %s', (_, council) => {
    expect(entry('Online Service', menuWith({ council }))).toBeUndefined();
  });
});

describe('lists that are not there', () => {
  const failed = { state: 'failed', retry: () => undefined } as const;
  const missing: SourceState = { state: 'ready', records: [], missing: true };
  it.each([
    ['organisations', 'Govt Organization', 'Loading Organisation...', { state: 'loading' }],
    ['organisations', 'Govt Organization', 'Failed to load schemes', failed],
    ['organisations', 'Govt Organization', 'No schemes available', missing],
    ['organisations', 'Govt Organization', 'No Organisation available', ready()],
    ['organisations', 'Govt Organization', 'No Organisation available', ready({ name: 'Without an id' })],
    ['committees', 'Committee', 'Loading...', { state: 'loading' }],
    ['committees', 'Committee', 'Failed to load schemes', failed],
    ['committees', 'Committee', 'No schemes available', missing],
    ['committees', 'Committee', 'No committees', ready()],
    ['schemes', 'Govt Schemes', 'Loading schemes...', { state: 'loading' }],
    ['schemes', 'Govt Schemes', 'Failed to load schemes', failed],
    ['schemes', 'Govt Schemes', 'No schemes', ready()],
  ] as const)('%s under “%s”: %s', (source, label, text, answer) => {
    const menu = menuWith({ flags: {}, lists: { ...filled, [source]: answer } });
    expect(entry(label, menu)).toBe(`${label} [${text}]`);
  });

  it('can be asked for again where they failed', () => {
    const menu = menuWith({ lists: { ...filled, organisations: failed } });
    const group = menu.find((node) => node.kind === 'group' && node.label.text === 'Govt Organization');
    expect(group).toMatchObject({ entries: [{ kind: 'status', retry: failed.retry }] });
  });
});

describe('markers', () => {
  const lit = (path: string, subject: string | null = null) =>
    menuWith({ path, subject }).flatMap((node) => (tell(node).includes('*') ? [tell(node)] : []));

  it('light the entry of the page', () => {
    expect(lit('/donator')).toEqual(['Donors* /donator']);
  });

  it('light a group and the page in it, not the pages beside it', () => {
    expect(lit('/feedback')).toEqual([
      'Lok Swagat* [Questions /question, Feedback* /feedback, Complaint /complaints]',
    ]);
  });

  it('light the page of one organisation only', () => {
    const [line = ''] = lit('/orgabout', '2');
    expect(line.match(/\b[A-Z][\w ]*(?=\*)/g)).toEqual(['Govt Organization', 'Dairy', 'About']);
  });

  it.each(['/privacypolicy', '/sitemap', '/nowhere'])('light nothing on %s', (path) => {
    expect(lit(path)).toEqual([]);
  });

  it('light nothing for the committee when its entry is not there', () => {
    expect(lit('/committee', '7')).toEqual([]);
  });
});

describe('another site', () => {
  it('may have groups in groups, and addresses of its own', () => {
    const menu = menuWith({
      path: '/aboutus',
      menu: [
        {
          label: { EN: 'Services' },
          entries: [
            { label: { EN: 'Council' }, entries: [{ page: '/aboutus' }] },
            { label: { EN: 'State' }, address: 'https://state.example' },
          ],
        },
      ],
    });
    expect(menu.map(tell)).toEqual([
      'Services* [Council* [About Panchayat* /aboutus], State -> https://state.example]',
    ]);
  });

  it('asks for the sources and flags of its entries, each once', () => {
    expect(menuDependencies(context.site.config)).toEqual({
      sources: ['organisations', 'committees', 'schemes'],
      flags: ['onlineServices'],
    });
  });
});
