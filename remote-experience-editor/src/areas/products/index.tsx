import { UnfurnishedArea } from '../../unfurnished-area/unfurnished-area';

export default function Products() {
  return <UnfurnishedArea area="products" />;
}
