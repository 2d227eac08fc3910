import { useState } from 'react';
import { Later } from '../../components/ui/Later.tsx';
import { keptCameFor } from '../session/came-for.ts';

const load = async () => (await import('./CameFor.tsx')).CameFor;

/** The code of the program that somebody came for, which hardly any visit needs. */
export function CameForLater() {
  const [id] = useState(keptCameFor);
  return id && <Later load={load} props={{ id }} waiting={<div className="skeleton h-40" />} failed={null} />;
}
