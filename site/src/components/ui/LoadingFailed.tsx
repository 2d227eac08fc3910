import { useState } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { TRY_AGAIN } from './texts.ts';

interface Props {
  title?: string;
  /** The reason, as a sentence. */
  message: string;
  /** The button stays busy until this settles. */
  onTryAgain: () => unknown;
  label?: string;
}

/** Shown instead of content that failed to load. */
export function LoadingFailed({ title, message, onTryAgain, label = TRY_AGAIN }: Props) {
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    try {
      await onTryAgain();
    } finally {
      setTrying(false);
    }
  };
  return (
    <Alert kind="error" {...(title === undefined ? {} : { title })}>
      <p className="mb-3 wrap-anywhere">{message}</p>
      <Button look="quiet" pending={isTrying} onClick={() => void tryAgain()}>
        {label}
      </Button>
    </Alert>
  );
}
