import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ChoiceButtons } from '../../site/ui/control/ChoiceButtons';
import { preserveHeight } from '../../site/ui/state/ContentTransition';
import type { SectionOf } from '../declaration';
import { Records } from '../shared/Records';
import { bindCategories, categoriesOf, type Category } from './bind';
import { Groups } from './Groups';
import { categoriesSkeleton, groupsSkeleton } from './skeletons';

interface CategoryPillsProps {
  readonly section: SectionOf<'category-pills'>;
}

interface CategoriesProps extends CategoryPillsProps {
  readonly categories: readonly Category[];
}

function Categories({ section, categories }: CategoriesProps) {
  const intl = useIntl();
  const [chosen, choose] = useState<string | null>(null);
  const below = useRef<HTMLDivElement>(null);
  const category = categories.find(({ key }) => key === chosen) ?? categories[0];
  const leave = () => {
    preserveHeight(below.current);
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
        <Records
          key={category?.key}
          of={section}
          heading={null}
          category={category?.id ?? null}
          skeleton={groupsSkeleton}
        >
          {(records) => <Groups section={section} records={records} onLeave={leave} />}
        </Records>
      </div>
    </div>
  );
}

/** Category buttons, pills for the groups of the chosen category, then the texts and pictures of the chosen group. */
export function CategoryPillsTemplate({ section }: CategoryPillsProps) {
  return (
    <Records of={categoriesOf(section)} skeleton={categoriesSkeleton}>
      {(records, context) => (
        <Categories section={section} categories={bindCategories(section, records, context)} />
      )}
    </Records>
  );
}
