import type { Finding } from '../document/finding';
import { at, itemsOf, textAt, type Json } from '../document/json';
import { entityOfSource, type Study } from '../study';

/** Parts of the shell that need a field of the council which `council.bind` does not name. */
export function checkCouncil(study: Study): Finding[] {
  return [...checkFacts(study.config), ...checkVideo(study.config), ...checkIdentity(study)];
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
        message: `“${fact}” cannot be shown: “council.bind” does not say which field holds it.`,
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
      message: 'There is no video to show: “council.bind.video” is missing.',
    },
  ];
}

/** The identity is asked for its name and icon, by the same field names as the council detail. */
function checkIdentity(study: Study): Finding[] {
  const source = textAt(study.config, 'council', 'identity');
  const entity = entityOfSource(study, source);
  if (!entity || entity === entityOfSource(study, textAt(study.config, 'council', 'source'))) return [];
  return ['name', 'icon'].flatMap((name) => {
    const field = textAt(study.config, 'council', 'bind', name);
    if (field === undefined || Object.hasOwn(entity.fields, field)) return [];
    return [
      {
        path: ['council', 'identity'],
        message: `The records of “${source ?? ''}” have no “${field}”, which “council.bind.${name}” names.`,
      },
    ];
  });
}
