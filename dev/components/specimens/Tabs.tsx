import { useState } from 'react';
import { Field } from '../../../site/src/components/ui/form/Field.tsx';
import { Tabs } from '../../../site/src/components/ui/Tabs.tsx';

const GRANTS = ['all', 'saved'] as const;
const SECTIONS = ['eligibility', 'documents', 'process', 'timeline', 'contact', 'tips'] as const;
const SECTION_NAMES = {
  eligibility: 'Eligibility Criteria',
  documents: 'Required Information and Documents',
  process: 'Application Process',
  timeline: 'Timeline',
  contact: 'Contact Information',
  tips: 'Tips for a Successful Application',
} as const;

export function TabsSpecimen() {
  const [grants, setGrants] = useState<(typeof GRANTS)[number]>('all');
  const [section, setSection] = useState<(typeof SECTIONS)[number]>('contact');
  return (
    <div className="specimen-stack">
      <Tabs
        label="Grants"
        values={GRANTS}
        names={{ all: 'All Grants', saved: 'Saved Grants' }}
        counts={{ saved: 3 }}
        panels={{
          all: <Field id="tabs-typed" label="What is typed here stays" />,
          saved: <p>Three saved grants.</p>,
        }}
        current={grants}
        onChange={setGrants}
      />
      <Tabs
        label="Sections"
        values={SECTIONS}
        names={SECTION_NAMES}
        panels={{
          eligibility: <p>Who may apply.</p>,
          documents: <p>What to bring.</p>,
          process: <p>How it goes.</p>,
          timeline: <p>How long it takes.</p>,
          contact: <p>More tabs than fit: the list scrolls within itself.</p>,
          tips: <p>What helps.</p>,
        }}
        current={section}
        onChange={setSection}
      />
    </div>
  );
}
