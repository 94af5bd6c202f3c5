import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { ToastProvider } from '../feedback/toast';
import { lazyDialog } from './lazy-dialog';

interface SheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

describe('a dialog whose code loads when it is opened', () => {
  it('asks for no code before it is opened, and for it once', async () => {
    const code = codeOf();
    show(code.load);
    expect(code.asked()).toBe(0);
    await press('Open');
    await press('Close');
    await press('Open');
    expect(screen.getByRole('dialog', { name: 'Sheet' })).toBeVisible();
    expect(code.asked()).toBe(1);
  });

  it('is there at the press when the pointer was on its button before', async () => {
    const code = codeOf();
    show(code.load);
    await act(async () => fireEvent.pointerEnter(screen.getByRole('button', { name: 'Open' })));
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Sheet' })).toBeVisible();
  });

  it('says so when its code does not come, leaves what was typed, and opens at the next press', async () => {
    const code = codeOf({ failures: 1 });
    show(code.load);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'half a sentence' } });
    await press('Open');
    expect(await screen.findByText(/couldn't load this/)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('half a sentence');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Open');
    expect(screen.getByRole('dialog', { name: 'Sheet' })).toBeVisible();
  });
});

function codeOf({ failures = 0 } = {}) {
  let asked = 0;
  return {
    asked: () => asked,
    async load(): Promise<ComponentType<SheetProps>> {
      asked += 1;
      if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module');
      return Sheet;
    },
  };
}

function Sheet({ isOpen, onOpenChange }: SheetProps) {
  if (!isOpen) return null;
  return (
    <div role="dialog" aria-label="Sheet">
      <button type="button" onClick={() => onOpenChange(false)}>
        Close
      </button>
    </div>
  );
}

function show(load: () => Promise<ComponentType<SheetProps>>) {
  const LazySheet = lazyDialog(load);
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );

  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <input />
        <button type="button" onPointerEnter={LazySheet.preload} onClick={() => setIsOpen(true)}>
          Open
        </button>
        <LazySheet isOpen={isOpen} onOpenChange={setIsOpen} />
      </>
    );
  }
}

async function press(name: string): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}
