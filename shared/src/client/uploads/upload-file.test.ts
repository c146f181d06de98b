import type { ResumableUploadOptions } from './resumable-upload';
import { uploadFile } from './upload-file';

/** The upload that is on its way. */
let sent: ResumableUploadOptions;
const cancel = jest.fn();
jest.mock('./resumable-upload', () => ({
  resumableUpload: (options: ResumableUploadOptions) => {
    sent = options;
    return { cancel };
  },
}));
afterEach(() => cancel.mockClear());

function send() {
  const controller = new AbortController();
  const id = uploadFile({
    file: new File(['x'], 'chair.glb'),
    brandId: 'brand23456789abc',
    kind: 'glb',
    getToken: async () => null,
    signal: controller.signal,
  });
  return { controller, id };
}

it('is given up, also on the server, while it is on its way', async () => {
  const { controller, id } = send();
  controller.abort();
  await expect(id).rejects.toMatchObject({ name: 'AbortError' });
  expect(cancel).toHaveBeenCalledTimes(1);
});

it('leaves what has arrived, which may be in use already', async () => {
  const { controller, id } = send();
  sent.onDone('u'.repeat(32));
  expect(await id).toBe('u'.repeat(32));
  controller.abort();
  expect(cancel).not.toHaveBeenCalled();
});

it.each(['onStalled', 'onRefused'] as const)('that ended by itself (%s) is not taken back', async (end) => {
  const { controller, id } = send();
  sent[end](new Error('Not today'));
  await expect(id).rejects.toThrow('Not today');
  controller.abort();
  expect(cancel).not.toHaveBeenCalled();
});
