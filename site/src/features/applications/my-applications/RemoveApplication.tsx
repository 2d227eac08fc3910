import type { ListedApplication } from '../../../../../contract/saved/applications.ts';
import { RemovalQuestion } from '../../../components/ui/dialog/RemovalQuestion.tsx';
import { removeApplication } from './store.ts';
import { REMOVAL } from './texts.ts';

interface Props {
  application: ListedApplication;
  onKeep: () => void;
  onRemoved: () => void;
}

/** Asks before removing an application. */
export function RemoveApplication({ application, ...after }: Props) {
  const texts = { ...REMOVAL, question: REMOVAL.question(application.grant.title) };
  return <RemovalQuestion texts={texts} remove={() => removeApplication(application)} {...after} />;
}
