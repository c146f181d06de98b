import { UnfurnishedArea } from '../../unfurnished-area/unfurnished-area';

export default function VideoWall() {
  return <UnfurnishedArea area="video-wall" />;
}
