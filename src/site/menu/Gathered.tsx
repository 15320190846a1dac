import type { ReactNode } from 'react';
import type { AnswerState } from '../../content/use-answer';
import { useFlag } from '../use-flag';
import { useSource } from '../use-source';

interface GatheredProps<Value> {
  readonly names: readonly string[];
  readonly known?: Readonly<Record<string, Value>>;
  readonly children: (known: Readonly<Record<string, Value>>) => ReactNode;
}

interface NextProps<Value> extends GatheredProps<Value> {
  readonly name: string;
}

/** Asks for every named source, one component inside the other, since hooks can't stand in a loop. */
export function GatheredSources({
  names: [name, ...rest],
  known = {},
  children,
}: GatheredProps<AnswerState>) {
  return name === undefined ? (
    children(known)
  ) : (
    <NextSource name={name} names={rest} known={known}>
      {children}
    </NextSource>
  );
}

function NextSource({ name, names, known = {}, children }: NextProps<AnswerState>) {
  const answer = useSource(name);
  return (
    <GatheredSources names={names} known={{ ...known, [name]: answer }}>
      {children}
    </GatheredSources>
  );
}

/** Reads every named flag, in the same way. */
export function GatheredFlags({ names: [name, ...rest], known = {}, children }: GatheredProps<boolean>) {
  return name === undefined ? (
    children(known)
  ) : (
    <NextFlag name={name} names={rest} known={known}>
      {children}
    </NextFlag>
  );
}

function NextFlag({ name, names, known = {}, children }: NextProps<boolean>) {
  const flag = useFlag(name);
  return (
    <GatheredFlags names={names} known={{ ...known, [name]: flag }}>
      {children}
    </GatheredFlags>
  );
}
