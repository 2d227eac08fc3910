import { Finder } from './Finder.tsx';
import { ProgramEditor } from './ProgramEditor.tsx';

interface Props {
  words: string;
  program: string | null;
}

/** Searches for programs, or shows the selected one. */
export function ProgramsView({ words, program }: Props) {
  return program === null ? <Finder words={words} /> : <ProgramEditor key={program} id={program} words={words} />;
}
