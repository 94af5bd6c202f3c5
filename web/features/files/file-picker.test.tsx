import { expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FILE_BYTES_MAX } from '../../../rules/files/file-limits';
import { FilePicker } from './FilePicker';
import { FileError } from './save-file';
import type { Upload, UploadedFile } from './upload-file';

const sent: Upload = async ({ name, size }) => ({ id: name, name, size });

function Picker({ upload = sent, files = [] as readonly UploadedFile[] }) {
  const [picked, setPicked] = useState(files);
  return (
    <FilePicker
      files={picked}
      upload={upload}
      onAdd={(file) => setPicked((before) => [...before, file])}
      onRemove={(id) => setPicked((before) => before.filter((file) => file.id !== id))}
      onBusy={() => {}}
    />
  );
}

const file = (name: string, type = 'image/png', bytes = 3) =>
  new File([new Uint8Array(bytes)], name, { type });
const names = () =>
  screen.queryAllByRole('button', { name: /^Remove / }).map((button) => button.title.slice(7));

async function pick(...files: File[]) {
  await userEvent.upload(screen.getByLabelText(/Add photos or PDFs/), files, { applyAccept: false });
}

it('takes photos and PDFs, and gives each back', async () => {
  render(<Picker />);
  await pick(file('one.png'), file('form.pdf', 'application/pdf'));
  await waitFor(() => expect(names()).toEqual(['one.png', 'form.pdf']));
  await userEvent.click(screen.getByRole('button', { name: 'Remove one.png' }));
  expect(names()).toEqual(['form.pdf']);
});

it('says what it does not take, and takes the rest', async () => {
  render(<Picker />);
  await pick(
    file('notes.txt', 'text/plain'),
    file('huge.png', 'image/png', FILE_BYTES_MAX + 1),
    file('good.png'),
  );
  expect(screen.getByText('notes.txt: Choose a PDF or a picture (JPEG, PNG or WebP).')).toBeTruthy();
  expect(screen.getByText('huge.png: Choose a file of at most 10 MB.')).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(['good.png']));
});

it('takes five, and says so of a sixth', async () => {
  render(<Picker />);
  await pick(...[1, 2, 3, 4, 5, 6].map((number) => file(`${number}.png`)));
  await waitFor(() => expect(names()).toEqual(['1.png', '2.png', '3.png', '4.png', '5.png']));
  expect(screen.getByText('You can send up to 5 files with a message.')).toBeTruthy();
});

it('sends one at a time, and passes on why the scanner refuses one', async () => {
  let underWay = 0;
  const upload = jest.fn<Upload>(async ({ name, size }) => {
    underWay += 1;
    expect(underWay).toBe(1);
    await Promise.resolve();
    underWay -= 1;
    if (name === 'bad.pdf')
      throw new FileError(400, "Our virus scanner won't let this file through. Choose another one.");
    return { id: name, name, size };
  });
  render(<Picker upload={upload} />);
  await pick(file('bad.pdf', 'application/pdf'), file('good.png'));
  await waitFor(() => expect(names()).toEqual(['good.png']));
  expect(
    screen.getByText("bad.pdf: Our virus scanner won't let this file through. Choose another one."),
  ).toBeTruthy();
});

it('shows what is on its way, which can be taken out', async () => {
  render(<Picker upload={() => new Promise(() => {})} />);
  await pick(file('slow.png'));
  expect(screen.getByRole('progressbar', { name: 'Sending slow.png' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove slow.png' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
});
