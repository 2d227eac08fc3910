import type { ComponentType } from 'react';

const modules = import.meta.glob<Record<string, ComponentType>>('./specimens/*.tsx', { eager: true });

interface Props {
  /** `Tabs` shows the export `TabsSpecimen` of `specimens/Tabs.tsx`. */
  name: string;
}

/** One family of React components. Astro resolves islands by name, so the choice is made here. */
export function ReactSpecimen({ name }: Props) {
  const Family = modules[`./specimens/${name}.tsx`]?.[`${name}Specimen`];
  if (!Family) throw new Error(`specimens/${name}.tsx does not export ${name}Specimen`);
  return <Family />;
}
