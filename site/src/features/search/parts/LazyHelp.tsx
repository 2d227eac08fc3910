import { Lazy } from '../../../components/ui/Lazy.tsx';

const loadLine = () => import('./WhereToAsk.tsx').then(({ WhereToAsk }) => WhereToAsk);

/** A line that links to free helpers. Its space is reserved until it loads. */
export function LazyHelp() {
  return <Lazy load={loadLine} props={{}} waiting={<p className="help-line" />} failed={null} />;
}
