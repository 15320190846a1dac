import { writePosition } from '../../../engine/form/place';

const options: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 30_000 };

/** The position of the device as it is sent; rejects where it is not known or not permitted. */
export function locatedPosition(): Promise<string> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        resolve(writePosition(coords));
      },
      ({ message }) => {
        reject(new Error(message));
      },
      options,
    );
  });
}
