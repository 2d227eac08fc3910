import { Lazy } from '../../../components/ui/Lazy.tsx';

const loadLine = () => import('./WhereToAsk.tsx').then(({ WhereToAsk }) => WhereToAsk);

/** A line that links to free helpers. Its space is reserved until it loads. */
export function LazyHelp({ with211 = false }: { with211?: boolean }) {
  return <Lazy load={loadLine} props={{ with211 }} waiting={<p className="help-line" />} failed={null} />;
}
