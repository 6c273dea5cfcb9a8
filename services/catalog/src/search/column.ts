/** Numbers that arrive one by one. In pieces, so that growing never copies what is there. */
export class Column<A extends Uint16Array | Uint32Array> {
  readonly #pieces: A[] = [];
  readonly #make: (length: number) => A;
  length = 0;

  constructor(make: (length: number) => A) {
    this.#make = make;
  }

  push(value: number): void {
    if (this.length % PIECE === 0) this.#pieces.push(this.#make(PIECE));
    (this.#pieces[this.#pieces.length - 1] as A)[this.length % PIECE] = value;
    this.length += 1;
  }

  at(index: number): number {
    return (this.#pieces[Math.floor(index / PIECE)] as A)[index % PIECE] as number;
  }
}

const PIECE = 2 ** 16;
