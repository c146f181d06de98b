import { ComingArea } from '../../coming-area/coming-area';

export default function VideoWall() {
  return <ComingArea area="video-wall" />;
}
