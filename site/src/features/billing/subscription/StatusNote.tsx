import { Alert } from '../../../components/ui/Alert.tsx';
import { STATUS_NOTE } from './texts.ts';

/** Says that applications aren't submitted from here. */
export function StatusNote() {
  return (
    <Alert kind="info" title={STATUS_NOTE.title}>
      <p>{STATUS_NOTE.text}</p>
    </Alert>
  );
}
