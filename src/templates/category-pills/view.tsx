import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { contextOf } from '../../binding/context';
import { ChoiceButtons } from '../../ui/ChoiceButtons';
import { SectionHeading } from '../../ui/SectionHeading';
import { keepHeight } from '../../ui/Settling';
import { useContent, type SectionOf } from '../contract';
import { Records } from '../Records';
import { bindCategories, bindGroups, categoriesOf, type Category } from './bind';
import { Groups } from './Groups';
import { categoriesShape, groupsShape } from './shapes';

interface CategoryPillsProps {
  readonly section: SectionOf<'category-pills'>;
}

interface CategoriesProps extends CategoryPillsProps {
  readonly categories: readonly Category[];
}

function Categories({ section, categories }: CategoriesProps) {
  const intl = useIntl();
  const { context } = useContent();
  const [chosen, choose] = useState<string | null>(null);
  const below = useRef<HTMLDivElement>(null);
  const category = categories.find(({ key }) => key === chosen) ?? categories[0];
  const leave = () => {
    keepHeight(below.current);
  };
  return (
    <div>
      <ChoiceButtons
        label={intl.formatMessage({ id: 'categories.label' })}
        look="categories"
        choices={categories}
        chosen={category?.key ?? null}
        onChoose={(key) => {
          leave();
          choose(key);
        }}
      />
      <div ref={below}>
        <Records key={category?.key} of={section} category={category?.id ?? null} skeleton={groupsShape}>
          {(records) => (
            <Groups
              section={section}
              groups={bindGroups(section, records, contextOf(section.source, context))}
              onLeave={leave}
            />
          )}
        </Records>
      </div>
    </div>
  );
}

/** Category buttons, pills for the groups of the chosen category, then the texts and pictures of the chosen group. */
export function CategoryPillsTemplate({ section }: CategoryPillsProps) {
  const { context } = useContent();
  const bound = contextOf(section.categories.source, context);
  const heading = section.title && <SectionHeading>{context.say(section.title)}</SectionHeading>;
  return (
    <Records of={categoriesOf(section)} heading={heading} skeleton={categoriesShape}>
      {(records) => <Categories section={section} categories={bindCategories(section, records, bound)} />}
    </Records>
  );
}
