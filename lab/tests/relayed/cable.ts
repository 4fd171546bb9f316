// The line between a device and a relay in memory, which can be pulled out: the page of the device is gone then, and nothing
// comes or goes any more.
import type { Connect, Connection, Place } from '../../../www/lines/relay/relay';

export class Cable {
  /** Ends the connections that are open. */
  private readonly ends = new Set<(suddenly: boolean) => void>();

  constructor(private readonly relay: { connect: Connect }) {}

  readonly connect: Connect = (place, listener) => {
    let isIn = true;
    const connection = this.relay.connect(place, {
      up: () => isIn && listener.up(),
      message: (topic, bytes) => isIn && listener.message(topic, bytes),
      down: () => isIn && listener.down(),
    });
    const end = (suddenly: boolean): void => {
      if (suddenly) isIn = false;
      this.ends.delete(end);
      if (suddenly) this.die(connection, place);
    };
    this.ends.add(end);
    return {
      publish: (...message) => isIn && connection.publish(...message),
      askAgain: () => isIn && connection.askAgain(),
      close: () => {
        this.ends.delete(end);
        if (isIn) connection.close();
      },
    };
  };

  /** The page of the device goes; unless it goes suddenly it still says farewell by itself. */
  pull(suddenly: boolean): void {
    for (const end of this.ends) end(suddenly);
  }

  /** The relay tells the last will of a device that is gone. */
  private die(connection: Connection, { will }: Place): void {
    connection.publish(will.topic, will.bytes, { retain: false });
    connection.close();
  }
}
