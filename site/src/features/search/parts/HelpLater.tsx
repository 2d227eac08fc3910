import { Later } from '../../../components/ui/Later.tsx';

const loadLine = () => import('./WhereToAsk.tsx').then(({ WhereToAsk }) => WhereToAsk);

/** A line that links to free helpers. Its space is reserved until it loads. */
export function HelpLater() {
  return <Later load={loadLine} props={{}} waiting={<p className="help-line" />} failed={null} />;
}
