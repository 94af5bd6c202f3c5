/** Checks by name, and whether each passed. */
export class Checks {
  passed = 0;
  failed = 0;

  expect(isFine: boolean, what: string): void {
    if (isFine) this.passed += 1;
    else this.failed += 1;
    console.log(`${isFine ? 'passed' : 'FAILED'}  ${what}`);
  }
}
