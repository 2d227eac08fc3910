import type { ComponentType } from 'react';

const modules = import.meta.glob<Record<string, ComponentType>>('./specimens/*.tsx', { eager: true });

interface Props {
  /** The component family: `Tabs` shows the export `TabsSpecimen` of `specimens/Tabs.tsx`. */
  name: string;
}

/** Renders one family of React components. It selects the family at run time because Astro resolves islands by name. */
export function ReactSpecimen({ name }: Props) {
  const Family = modules[`./specimens/${name}.tsx`]?.[`${name}Specimen`];
  if (!Family) throw new Error(`specimens/${name}.tsx does not export ${name}Specimen`);
  return <Family />;
}
