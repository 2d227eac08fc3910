import { Button } from '../../../site/src/components/ui/Button.tsx';
import { Popover } from '../../../site/src/components/ui/Popover.tsx';

export function PopoversSpecimen() {
  return (
    <div className="specimen-row">
      <Popover title="What is a verdict?" trigger={<Button look="quiet">Short popover</Button>}>
        <p>It says whether your answers meet what the program asks for. It is an estimate.</p>
      </Popover>
      <Popover
        title="Why do you ask about income, and who reads what I answer?"
        side="top"
        align="end"
        trigger={<Button look="quiet">Popover with a long title</Button>}
      >
        <p>Many programs help only below a limit. We compare your answer with that limit, and show it to nobody.</p>
        <p>
          <a className="inline-flex min-h-6 items-center" href="#popovers">
            How matching works
          </a>
        </p>
      </Popover>
    </div>
  );
}
