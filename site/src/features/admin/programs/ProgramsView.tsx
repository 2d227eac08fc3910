import { Finder } from './Finder.tsx';
import { ProgramEditor } from './ProgramEditor.tsx';

interface Props {
  words: string;
  program: string | null;
}

/** Finds a program, or opens the one that was found. */
export function ProgramsView({ words, program }: Props) {
  return program === null ? <Finder words={words} /> : <ProgramEditor key={program} id={program} words={words} />;
}
