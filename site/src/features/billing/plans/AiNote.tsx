import { useStore } from '@nanostores/react';
import { Alert } from '../../../components/ui/Alert.tsx';
import { $ai } from './ai.ts';
import { DEMO, WITHOUT_MODEL } from './texts.ts';

/** Shows what to know about AI on this site before choosing a plan. Renders nothing if a real model answers. */
export function AiNote() {
  const ai = useStore($ai);
  if (ai === 'nobody') {
    return (
      <Alert kind="warning" title={WITHOUT_MODEL.title}>
        <p>{WITHOUT_MODEL.text}</p>
      </Alert>
    );
  }
  if (ai === 'demo') {
    return (
      <Alert kind="info" title={DEMO.title}>
        <p>{DEMO.text}</p>
      </Alert>
    );
  }
  return null;
}
