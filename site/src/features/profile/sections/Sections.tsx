import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type Profile, profile } from '../../../../../contract/profile/profile.ts';
import { type Form, isChange } from '../form/form.ts';
import { useSaidWork } from '../form/occupation/use-said-work.ts';
import { Needs } from '../Needs.tsx';
import { Questions } from '../Questions.tsx';
import { FoldedSection } from './FoldedSection.tsx';
import { HouseholdMoney } from './HouseholdMoney.tsx';
import { HouseholdPeople } from './HouseholdPeople.tsx';
import { concerns, questionsOf, SECTION_NAMES, sectionOf } from './list.ts';
import { answersIn } from './meter.ts';
import { useOpenFaults } from './open-faults.ts';
import { ProfileMeter } from './ProfileMeter.tsx';
import { summaryOf } from './summaries.ts';
import { CLOSE_ALL, OPEN_ALL, type SectionName } from './texts.ts';

interface Props {
  form: Form;
  /** The stored profile. */
  told: Profile;
  /** The name of the person the answers are about, if not the member. */
  of?: string;
  /** The sections that are open at first. */
  opened?: readonly SectionName[];
}

/** An existing profile. Each section is collapsed to one line and can be opened to look something up or change it. */
export function Sections({ form, told, of, opened = [] }: Props) {
  const [open, setOpen] = useState<ReadonlySet<SectionName>>(new Set(opened));
  const answers = answersIn(useWatch({ control: form.control }), profile.parse(told));
  // Only for an occupation typed just now. Just looking at stored answers mustn't change them.
  useSaidWork(form, open.has('work') && isChange(form.formState.dirtyFields.occupation));
  useClearOfBar(form.formState.isDirty);
  const isAllOpen = open.size === SECTION_NAMES.length;
  const reveal = useOpenFaults(form, (name) => setOpen((before) => new Set([...before, name])));

  return (
    <>
      <ProfileMeter form={form} told={told} of={of} onGo={(question) => reveal(sectionOf(question), question)} />
      <div className="flex justify-end">
        <button
          type="button"
          className="text-button min-h-11"
          onClick={() => setOpen(new Set(isAllOpen ? [] : SECTION_NAMES))}
        >
          {isAllOpen ? CLOSE_ALL : OPEN_ALL}
        </button>
      </div>
      {SECTION_NAMES.map((name) => (
        <FoldedSection
          key={name}
          name={name}
          summary={concerns(name, answers) ? summaryOf(name, answers) : undefined}
          isOpen={open.has(name)}
          onToggle={() => setOpen(toggled(open, name))}
        >
          <Fields form={form} name={name} />
        </FoldedSection>
      ))}
    </>
  );
}

function Fields({ form, name }: { form: Form; name: SectionName }) {
  if (name === 'needs') return <Needs form={form} />;
  if (name === 'people') return <HouseholdPeople form={form} />;
  if (name === 'money') return <HouseholdMoney form={form} />;
  return <Questions form={form} names={questionsOf(name)} />;
}

/** Keeps the focused field clear of the save bar, which starts to stick at the first change. */
function useClearOfBar(hasChanges: boolean) {
  useEffect(() => {
    if (hasChanges) document.querySelector(':is(input, select, textarea):focus')?.scrollIntoView({ block: 'nearest' });
  }, [hasChanges]);
}

function toggled(open: ReadonlySet<SectionName>, name: SectionName): ReadonlySet<SectionName> {
  return open.has(name) ? new Set([...open].filter((one) => one !== name)) : new Set([...open, name]);
}
