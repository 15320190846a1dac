import { mistake } from '../sentences/sentence';
import type { Finding } from '../document/finding';
import { at, itemsOf, textAt, type Json } from '../document/json-access';
import { entityOfSource, type CheckContext } from '../check-context';

/** Checks that `council.bind` names the fields that the shell shows. */
export function checkCouncil(context: CheckContext): Finding[] {
  return [...checkFacts(context.config), ...checkVideo(context.config), ...checkIdentity(context)];
}

const bound = (config: Json, name: string): boolean => at(config, 'council', 'bind', name) !== undefined;

function checkFacts(config: Json): Finding[] {
  const path = ['shell', 'topBar', 'facts'];
  return itemsOf(at(config, ...path)).flatMap((fact, index) => {
    const known = fact === 'taluka' || fact === 'district' || fact === 'established';
    if (!known || bound(config, fact)) return [];
    return [
      {
        path: [...path, index],
        ...mistake('council.bind.fact', { fact }),
      },
    ];
  });
}

function checkVideo(config: Json): Finding[] {
  if (at(config, 'shell', 'firstVisit') === undefined || bound(config, 'video')) return [];
  return [
    {
      path: ['shell', 'firstVisit'],
      onKey: true,
      ...mistake('council.bind.video'),
    },
  ];
}

/** The identity source has the name and icon in the same fields as the council detail (B4.3.1). */
function checkIdentity(context: CheckContext): Finding[] {
  const source = textAt(context.config, 'council', 'identity');
  const entity = entityOfSource(context, source);
  if (!entity || entity === entityOfSource(context, textAt(context.config, 'council', 'source'))) return [];
  return ['name', 'icon'].flatMap((name) => {
    const field = textAt(context.config, 'council', 'bind', name);
    if (field === undefined || Object.hasOwn(entity.fields, field)) return [];
    return [
      {
        path: ['council', 'identity'],
        ...mistake('council.bind.identity', { source: source ?? '', field, name }),
      },
    ];
  });
}
