import type { SavedGrant } from '../../../../contract/saved/saved.ts';
import { GROUPS, type Group } from './groups.ts';
import { SavedItem } from './SavedItem.tsx';
import { GROUP_TITLES } from './texts.ts';

interface Props {
  groups: Readonly<Record<Group, readonly SavedGrant[]>>;
  /** IDs of the saved programs. Those that were just removed aren't among them. */
  known: ReadonlySet<string>;
  picked: ReadonlySet<string>;
  isSelecting: boolean;
  onPick: (id: string, isPicked: boolean) => void;
}

/** The saved programs by deadline, each with its note. */
export function ProgramGroups({ groups, known, picked, isSelecting, onPick }: Props) {
  return GROUPS.map(
    (group) =>
      groups[group].length > 0 && (
        <section key={group} aria-labelledby={`saved-${group}`} className="saved-group">
          <h2 id={`saved-${group}`}>{GROUP_TITLES[group]}</h2>
          <ul className="grid gap-5 md:grid-cols-2">
            {groups[group].map((grant) => (
              <SavedItem
                key={grant.id}
                grant={grant}
                isRemoved={!known.has(grant.id)}
                isSelecting={isSelecting}
                isPicked={picked.has(grant.id)}
                onPick={(isPicked) => onPick(grant.id, isPicked)}
              />
            ))}
          </ul>
        </section>
      ),
  );
}
