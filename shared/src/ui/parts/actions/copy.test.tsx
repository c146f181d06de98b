import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy';

it('shows the text to be copied by hand where the browser refuses to copy', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  render(<CopyButton text="http://192.168.1.4:3000/showroom24" label="Copy the address of Window" />);
  await user.click(screen.getByRole('button', { name: 'Copy the address of Window' }));
  const address = await screen.findByRole('textbox', { name: 'Copy the address of Window' });
  expect(address).toHaveValue('http://192.168.1.4:3000/showroom24');
  await waitFor(() => expect(address).toHaveFocus());
  expect(screen.getByRole('dialog')).toHaveTextContent('Copying is blocked here.');
});
