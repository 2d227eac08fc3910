import { Later } from '../../components/ui/Later.tsx';

const loadLine = () => import('./WhereToAsk.tsx').then(({ WhereToAsk }) => WhereToAsk);

/** One line to the people who help for free; its place is kept until it is there. */
export function HelpLater() {
  return <Later load={loadLine} props={{}} waiting={<p className="help-line" />} failed={null} />;
}
