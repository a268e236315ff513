import { complain } from './session.svelte';

/** What somebody has asked for and waits for: meanwhile the buttons for it rest. */
export class Working {
  busy = $state(false);

  /** Does it, and says whether it worked. What goes wrong is told. */
  async on(work: () => Promise<unknown>, tell: (error: unknown) => void = complain): Promise<boolean> {
    this.busy = true;
    try {
      await work();
      return true;
    } catch (error) {
      tell(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
