import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import type { PreviewProps } from './PreviewDialog.tsx';

const Preview = lazyPart<PreviewProps>(async () => (await import('./PreviewDialog.tsx')).PreviewDialog);

/** The preview dialog. Its code loads on the first preview. */
export function LazyPreview(props: PreviewProps) {
  return (
    <Suspense>
      <Preview {...props} />
    </Suspense>
  );
}
