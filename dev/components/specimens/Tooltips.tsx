import { Button } from '../../../site/src/components/ui/Button.tsx';
import { Tooltip, TooltipProvider } from '../../../site/src/components/ui/Tooltip.tsx';

export function TooltipsSpecimen() {
  return (
    <TooltipProvider>
      <div className="specimen-row">
        <Tooltip text="Keeps this program in your list">
          <Button look="quiet">Save</Button>
        </Tooltip>
        <Tooltip
          text="Opens the website of the agency that gives this grant, in this window, where you fill in their form"
          side="bottom"
        >
          <Button look="quiet">Long tooltip</Button>
        </Tooltip>
        <Tooltip text="A link can have one too" side="right">
          <a href="#tooltips">About this program</a>
        </Tooltip>
      </div>
    </TooltipProvider>
  );
}
