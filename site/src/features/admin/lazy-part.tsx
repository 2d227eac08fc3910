import { type ComponentType, lazy } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { UNLOADED } from '../../components/ui/texts.ts';

/** Returns a component whose code loads when it's first shown. If loading fails, an error message replaces it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: Unloaded };
    }
  });
}

function Unloaded() {
  return (
    <Alert kind="error">
      <p>{UNLOADED}</p>
    </Alert>
  );
}
