/** Icons of the fifteen areas, as far as no tool has them too. */
export {
  BarChartOutlined,
  BgColorsOutlined,
  CodeSandboxOutlined,
  DashboardOutlined,
  FileDoneOutlined,
  FormOutlined,
  LikeOutlined,
  OrderedListOutlined,
  QuestionCircleOutlined,
  RobotOutlined,
  ShoppingOutlined,
  SmileOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons';
