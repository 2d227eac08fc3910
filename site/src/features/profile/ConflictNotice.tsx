import { useEffect, useRef } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { FIELD_QUESTIONS } from './form/field-questions.ts';
import { FOLLOW_UPS } from './form/follow-ups/follow-ups.ts';
import { CONFLICT } from './texts.ts';

const FIELDS: Readonly<Record<string, { label: string }>> = FIELD_QUESTIONS;
/** A choice that follows another answer is named like that one. */
const AFTER: Readonly<Record<string, { after: string }>> = FOLLOW_UPS;
const PARTS: Readonly<Record<string, string>> = CONFLICT.names;

interface Props {
  /** The answers that differ in the other version. */
  changed: readonly string[];
  onKeep: () => void;
  onDrop: () => void;
}

/** Another tab saved the profile first. The member decides which version to keep. */
export function ConflictNotice({ changed, onKeep, onDrop }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void place.current?.scrollIntoView({ block: 'center' }), []);
  const names = [...new Set(changed.map((name) => AFTER[name]?.after ?? name))].flatMap(
    (name) => FIELDS[name]?.label ?? PARTS[name] ?? [],
  );
  return (
    <div ref={place}>
      <Alert kind="error" title={CONFLICT.title}>
        <p>{CONFLICT.text(names)}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button onClick={onKeep}>{CONFLICT.keep}</Button>
          <Button look="quiet" onClick={onDrop}>
            {CONFLICT.drop}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
